import { scrolledLine, scrollShadow } from '../scrolling.styles'
import { css, highScreen, shortScreen, token } from '../theme/css'

/** The height does not depend on the number of results, so the dialog keeps its height while the visitor types. */
export const list = css({
  ...scrollShadow,
  // The fade ends above the footer, which is sticky as well.
  [highScreen]: {
    '[data-layout=compact][data-name=connect] &::after': { bottom: 56 },
    '[data-layout=mobile][data-name=connect] &[data-many]::after': {
      bottom: 56,
    },
  },
  // In the account dialog, the list is part of a longer scroll area, which has the fade.
  '[data-name=account] &::after': { content: 'none' },
  '&[data-many]': {
    // If there are few results, the element with the fade must still be at the bottom.
    display: 'flex',
    flexDirection: 'column',
    // This element reserves the space of rows that are not rendered yet. It may grow but must not shrink.
    '> :last-child': { flex: '1 0 auto' },
    // The height without the dialog's header and borders, and without its footer, if there is one.
    minHeight: 'min(600px, var(--wd-most) - 66px)',
    '[data-name=connect] &': {
      minHeight: 'min(600px, var(--wd-most) - 124px)',
    },
    '[data-name=account] &': { minHeight: 0 },
  },
})

/** The place of the search field, below the dialog's header, which is sticky as well. */
export const place = css({
  position: 'sticky',
  top: 64,
  zIndex: 1,
  // Contains the field's margin, so that it is part of the height in every engine.
  display: 'flow-root',
  minHeight: 56,
  background: token('surface'),
  ...scrolledLine,
  [shortScreen]: { position: 'static' },
})
