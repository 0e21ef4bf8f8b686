/** A round gate, and the door in it. */
export const gate =
  '<path fill="#2354e6" d="M14 19a5 5 0 1 1 0-10V4a10 10 0 1 0 10 10h-5a5 5 0 0 1-5 5"/><path fill="#17e6a1" d="M14 9h5v5h-5z"/>'
