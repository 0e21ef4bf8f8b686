#!/bin/sh
# Walletdock on S3. Usage: sh s3.sh site s3://wallet.example. The order matters: releases first, channels.json last.
# Nothing is deleted. It can be repeated after an interruption. Allow GET from every origin in the bucket's CORS rules,
# and let CloudFront add Access-Control-Allow-Origin with its managed policy SimpleCORS.
# Never restore an older version of the bucket. It serves old channels, which pages refuse. Use `promote` or `undo`.
set -eu
copy() { aws s3 cp --recursive "$@"; }
forever='public, max-age=31536000, immutable'
copy "$1/releases" "$2/releases" --cache-control "$forever"
for type in 'text/javascript *.mjs' 'text/javascript *.js' 'application/json *.json' 'text/css *.css'; do
  copy "$1" "$2" --exclude '*' --include "${type#* }" --exclude 'releases/*' --exclude channels.json \
    --exclude hosts.json --content-type "${type% *}; charset=utf-8" --cache-control no-cache
done
copy "$1" "$2" --exclude 'releases/*' --exclude '*.js' --exclude '*.mjs' --exclude '*.json' --exclude '*.css' \
  --cache-control no-cache
for file in hosts.json channels.json; do
  [ -f "$1/$file" ] || continue
  aws s3 cp "$1/$file" "$2/$file" --content-type 'application/json; charset=utf-8' --cache-control 'public, max-age=10'
done
