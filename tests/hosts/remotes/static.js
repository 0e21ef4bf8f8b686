// Federation must share the libraries before any code that uses React runs, so import it dynamically.
import('./staticPage.js')
