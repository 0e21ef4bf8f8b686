/** A helmet of a knight without a lord. */
export const ronin =
  '<path fill="#fff" fill-rule="evenodd" d="M9.3 4.5h9.4c2.4 0 3.8 1.4 3.8 3.8v5.5c0 1.7-.7 2.6-2.2 3.1 1.5.5 2.2 1.3 2.2 2.9v1.7L20 23.5v-4.2c0-1-.5-1.5-1.5-1.5H12V22l-2.5 2-4-3.5V8.3c0-2.4 1.4-3.8 3.8-3.8M10.5 8v6.3h5.7c1 0 1.5-.5 1.5-1.5V9.5c0-1-.5-1.5-1.5-1.5z"/>'
