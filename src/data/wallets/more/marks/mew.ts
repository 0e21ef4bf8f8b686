/** A wave in the shape of an M. */
export const mew =
  '<path stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M6 20.5V11.2c0-4.6 6-4.6 6.7-.4L14 17.5l1.3-6.7c.7-4.2 6.7-4.2 6.7.4v9.3"/>'
