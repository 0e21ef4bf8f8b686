/** Bundlers and frameworks declare this. */
declare module '*.css'
