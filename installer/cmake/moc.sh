#!/bin/sh
for argument
do
    shift
    case $argument in
    -I/usr/*)
        ;;
    *)
        set -- "$@" "$argument"
        ;;
    esac
done
