/** A ring, open to the right, and its core. */
export const core =
  '<path stroke="#fff" stroke-width="3.2" stroke-linecap="round" d="M20.4 8.6a8.4 8.4 0 1 0 0 10.8"/><circle cx="14.5" cy="14" r="3.2" fill="#ff5a4f"/>'
