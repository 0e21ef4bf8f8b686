/** A coin that goes into a pocket. */
export const tokenPocket =
  '<circle cx="14" cy="9.5" r="5.5" fill="#a9ccff"/><path fill="#fff" d="M5.5 13.5h17v4.5a5.5 5.5 0 0 1-5.5 5.5h-6A5.5 5.5 0 0 1 5.5 18z"/><path stroke="#2980fe" stroke-width="1.6" d="M8.5 16.5h11" stroke-dasharray="2.2"/>'
