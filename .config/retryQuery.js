// A browser joins a new request for a file that hangs to the old one. The host kit therefore retries
// the entry under another query, and what the entry asks for afterwards carries that query too.
export default function retryQuery() {
  const script = document.currentScript
  const query =
    script instanceof HTMLScriptElement ? new URL(script.src).search : ''
  const nameOf = __webpack_get_script_filename__
  if (query) __webpack_get_script_filename__ = (id) => nameOf(id) + query
  return { name: 'retry-query' }
}
