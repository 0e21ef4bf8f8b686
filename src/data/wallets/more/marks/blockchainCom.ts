/** A cut gem: its top, and two sides. */
export const blockchainCom =
  '<path fill="#85b5f8" d="m14 4.5 4.7 4.7L14 13.9 9.3 9.2z"/><path fill="#3d89f5" d="m20 10.5 4.1 4.2L14 24.5v-8z"/><path fill="#1656b9" d="m8 10.5-4.1 4.2L14 24.5v-8z"/>'
