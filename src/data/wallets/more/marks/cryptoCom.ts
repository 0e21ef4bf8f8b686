/** A gem with six corners around a keystone. */
export const cryptoCom =
  '<path stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="m14 4 8.7 5v10L14 24l-8.7-5V9z"/><path fill="#fff" d="M10.5 9h7l1.2 4-2.7 2.3v3.2L14 20l-2-1.5v-3.2L9.3 13z"/>'
