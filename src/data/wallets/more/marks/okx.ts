/** Five squares of a chessboard. */
export const okx =
  '<path fill="#fff" d="M5.5 5.5h5.6v5.6H5.5zM16.9 5.5h5.6v5.6h-5.6zM11.2 11.2h5.6v5.6h-5.6zM5.5 16.9h5.6v5.6H5.5zM16.9 16.9h5.6v5.6h-5.6z"/>'
