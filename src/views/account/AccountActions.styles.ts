import { css, fonts } from '../../ui/theme/css'

export const tiles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'clamp(4px, 8px + (100vw - 370px)/2, 8px)',
  // In the narrowest windows, the row is wider than the text above, so that every label fits on one line.
  width: 'calc(100% - 2*var(--wd-pull))',
  margin: '20px var(--wd-pull) 0',
  '--wd-pull': 'clamp(-16px, 100vw - 370px, 0px)',
  // The field that shows the address if it could not be copied.
  '> div': { flexBasis: '100%' },
  '> [part~=button]': {
    flex: '1 1 0',
    flexDirection: 'column',
    gap: 4,
    width: 'auto',
    minWidth: 64,
    minHeight: 64,
    padding: '7px 1px',
    font: fonts.boldCaption,
    whiteSpace: 'nowrap',
    // The drawing is inside the label of a button, because it is not one of the usual icons.
    '> span': {
      display: 'grid',
      justifyItems: 'center',
      gap: 4,
      maxWidth: '100%',
    },
  },
})

/** Two buttons per row. A single button in the last row fills it. */
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  width: '100%',
  marginTop: 8,
  '> [part~=button]': {
    flex: '1 1 128px',
    width: 'auto',
    padding: '9px 7px',
    font: fonts.boldSmall,
    textWrap: 'balance',
  },
})
