/** A unicorn, looking right. */
export const uniswap =
  '<path fill="#f50db4" d="M7 24c-.8-6.5.8-11.3 5.3-13.2L12 8l3.2 2.2c3.3.9 5.3 3.2 6.6 6.8l-2 2-4-1.6c-1.3 1.9-.8 4.1.5 6.6z"/><path fill="#f50db4" d="m15.3 8.9 5.7-5.4-3 6.7z"/><circle cx="16" cy="13.4" r="1.1" fill="#fff"/>'
