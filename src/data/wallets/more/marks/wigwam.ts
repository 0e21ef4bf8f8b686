/** A tent, its poles and its door. */
export const wigwam =
  '<path stroke="#0e2a09" stroke-width="2" stroke-linecap="round" d="m12 4 2 4 2-4"/><path fill="#0e2a09" fill-rule="evenodd" d="M14 7 23 23H5zM14 15l-4 8h8z"/>'
