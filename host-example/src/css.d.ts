/** Style sheets are imported only for their effect. */
declare module '*.css'
