/** A diamond with a frame of four corners. */
export const binance =
  '<path fill="#f0b90b" d="m14 11.4 2.6 2.6-2.6 2.6-2.6-2.6zM7 11.4l2.6 2.6L7 16.6 4.4 14zM21 11.4l2.6 2.6-2.6 2.6-2.6-2.6zM14 4.5l6 6-2.5 2.5-3.5-3.5-3.5 3.5L8 10.5zM14 23.5l-6-6 2.5-2.5 3.5 3.5 3.5-3.5 2.5 2.5z"/>'
