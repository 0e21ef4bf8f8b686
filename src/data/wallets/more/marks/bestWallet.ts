/** A wallet whose flap gives it the shape of a B. */
export const bestWallet =
  '<path fill="#fff" d="M7 6h9a4.6 4.6 0 0 1 3.4 7.6A5 5 0 0 1 16.2 22.5H7z"/><path fill="#5961ff" d="M10.8 9.4h4.5a1.5 1.5 0 0 1 0 3h-4.5zM10.8 15.6h5a1.7 1.7 0 0 1 0 3.4h-5z"/>'
