// Sharing is settled before anything that uses React runs, hence the import on demand.
void import('./startWagmi')
