/** A wave that rolls over a drop. */
export const imToken =
  '<path stroke="#fff" stroke-width="2.8" stroke-linecap="round" d="M22.5 9.5c.4 7-4.5 11-9.5 11-4.3 0-7.5-2.6-7.5-6.3 0-3 2.3-5.2 5.2-5.2 2.6 0 4.3 1.7 4.3 3.8 0 1.6-1.1 2.7-2.6 2.7"/>'
