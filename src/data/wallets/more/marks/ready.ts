/** A ring with a gap, and a tick in it. */
export const ready =
  '<g stroke="#fff" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"><path d="M22.3 12.3a8.5 8.5 0 1 1-4.5-5.9"/><path d="m10 13.7 3.7 3.7L23 7.5"/></g>'
