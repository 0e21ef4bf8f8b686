import { css, ellipsis, fonts, spaced, token } from './theme/css'
import { quickly } from './theme/motion'

export const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: `max(36px, ${spaced(40)})`,
  padding: '9px 15px',
  border: '1px solid transparent',
  borderRadius: token('radius'),
  boxSizing: 'border-box',
  cursor: 'pointer',
  font: fonts.boldBody,
  textDecoration: 'none',
  color: token('text'),
  background: token('raised'),
  userSelect: 'none',
  // Animates the text colour too. Otherwise the label of a button that becomes busy would be illegible at first.
  transition: quickly('background', 'color', 'transform'),
  '&[data-wide]': { display: 'flex', width: '100%' },
  '@media (hover:hover)': { '&:hover': { background: token('hover') } },
  '&:active': { transform: 'scale(.97)' },
  '&[data-tone=primary]': {
    color: token('onAccent'),
    background: token('accent'),
    borderColor: token('accentEdge'),
    '@media (hover:hover)': { '&:hover': { background: token('accentHover') } },
    '&:active': { background: token('accentPressed') },
  },
  '&[data-tone=quiet]': {
    color: token('accentText'),
    background: 'none',
    '@media (hover:hover)': { '&:hover': { background: token('raised') } },
  },
  '&[data-tone=plain]': {
    color: token('secondary'),
    background: 'none',
    '@media (hover:hover)': { '&:hover': { background: token('raised') } },
  },
  // The last row of a dialog. Its drawing is aligned with the icons of the rows above, and its label with their names.
  '&[data-tone=danger]': {
    justifyContent: 'start',
    gap: 16,
    minHeight: 48,
    paddingInline: 15,
    color: token('danger'),
    background: 'none',
    '@media (hover:hover)': {
      '&:hover': { background: token('dangerSurface') },
    },
  },
  // A busy button must not look clickable.
  '&&[aria-busy]': {
    color: token('secondary'),
    background: token('raised'),
    borderColor: 'transparent',
    cursor: 'default',
    transform: 'none',
  },
  '&[aria-disabled]': { opacity: 0.55 },
  '&:disabled': { opacity: 0.5, cursor: 'default', transform: 'none' },
  '@media (pointer:coarse)': { minHeight: 44 },
})

export const label = css(ellipsis)
