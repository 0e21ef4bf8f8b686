import type { Look } from '../remote/exposes/WalletProvider'

/**
 * Theme with the colours of warm paper and ink, and charcoal in dark mode. Suits pages in cream, sand or wood colours.
 * @example config={{ appName: 'Shop', projectId: '…', look: warm }}
 */
export const warm = {
  surface: 'light-dark(#fffefc, #1d1b19)',
  raised: 'light-dark(#f6f3ee, #2a2724)',
  hover: 'light-dark(#efebe4, #35312d)',
  line: 'light-dark(#e8e3da, #39352f)',
  edge: 'light-dark(#8c8478, #857d72)',
  text: 'light-dark(#1d1a16, #f6f2ec)',
  secondary: 'light-dark(#544d43, #c2bab0)',
  quiet: 'light-dark(#6b6358, #a59d92)',
  dangerSurface: 'light-dark(#fcebe8, #3d2320)',
  backdrop: 'rgb(43 36 26 / .4)',
  shadow: '0 16px 48px rgb(43 36 26 / .22)',
} as const satisfies Look

/**
 * Deep blue theme for pages that are always dark. It looks the same in light mode. Your own `accent` overrides its
 * accent.
 */
export const midnight = {
  accent: '#8aa6ff',
  surface: '#0d1220',
  raised: '#161d30',
  hover: '#1f2840',
  line: '#263049',
  edge: '#6b7896',
  text: '#eef2fb',
  secondary: '#b9c3da',
  quiet: '#95a1bd',
  danger: '#ff9a9f',
  dangerSurface: '#331c2b',
  success: '#5fd7a7',
  caution: '#f0bd6a',
  backdrop: 'rgb(3 6 16 / .66)',
  shadow: '0 24px 64px rgb(0 0 0 / .5)',
  radius: '14px',
  dialogRadius: '24px',
} as const satisfies Look

/**
 * High-contrast theme in black on white, and white on black in dark mode. All text has a contrast of at least 7:1. It
 * has borders instead of shadows, and nearly square corners.
 */
export const contrast = {
  surface: 'light-dark(#fff, #000)',
  raised: 'light-dark(#f2f2f2, #161616)',
  hover: 'light-dark(#e6e6e6, #262626)',
  line: 'light-dark(#595959, #a6a6a6)',
  edge: 'light-dark(#404040, #bfbfbf)',
  text: 'light-dark(#000, #fff)',
  secondary: 'light-dark(#1f1f1f, #ececec)',
  quiet: 'light-dark(#333, #d9d9d9)',
  danger: 'light-dark(#8c0d06, #ffb3ab)',
  dangerSurface: 'light-dark(#fdeeec, #2b0f0c)',
  success: 'light-dark(#0a4a2f, #8ff0c0)',
  caution: 'light-dark(#5c3600, #ffd08a)',
  backdrop: 'rgb(0 0 0 / .6)',
  shadow: 'none',
  radius: '4px',
  dialogRadius: '8px',
} as const satisfies Look
