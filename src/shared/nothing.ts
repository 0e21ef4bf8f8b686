// Stands in for what an SDK may ask for and we do not ship. A module, so that the bundler needs no way to make one.
export {}
