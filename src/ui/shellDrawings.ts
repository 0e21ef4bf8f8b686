// Our line drawings for the button and the dialogs' shell, on a 20 by 20 grid. In a separate file, because they are in
// the first download.

export const chevron = 'm6 8 4 4 4-4'
export const close = 'm5.5 5.5 9 9m0-9-9 9'
export const back = 'M11.5 4.5 6 10l5.5 5.5'
export const warning = 'M10 3.5 17.2 16H2.8L10 3.5m0 4.7v3.6m0 2v.1'
export const info =
  'M10 9.2V14m0-7.8v.1m0 10.9a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4'
