/** A rabbit: two ears, and eyes wide apart. */
export const rabby =
  '<path fill="#fff" d="M8.3 12.5C6 8.5 6 4.5 8 4s3.8 2.6 4.6 6.6q1.4-.3 2.8 0C16.2 6.6 18 3.5 20 4s2 4.5-.3 8.5c1.8 1.3 2.8 3.2 2.8 5.2 0 3.8-3.8 6.3-8.5 6.3s-8.5-2.5-8.5-6.3c0-2 1-3.9 2.8-5.2"/><g fill="#3b4ab8"><circle cx="10.6" cy="16.8" r="1.5"/><circle cx="17.4" cy="16.8" r="1.5"/></g>'
