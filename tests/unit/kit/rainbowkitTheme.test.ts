import { expect, test } from 'vitest'
import * as theme from '../../../src/kit/rainbowkit/theme'

test('a theme’s CSS has its values, or those in which it differs from another theme', () => {
  const { cssObjectFromTheme, cssStringFromTheme, darkTheme } = theme
  expect(cssObjectFromTheme(darkTheme)).toEqual({
    '--rk-colors-accentColor': '#3a57e8',
    '--rk-colors-accentColorForeground': '#fff',
    '--rk-colors-modalBackground': '#1b1c20',
    '--rk-fonts-body': 'inherit',
    '--rk-radii-connectButton': '12px',
    '--rk-radii-modal': '24px',
  })
  const blue = darkTheme(darkTheme.accentColors.blue)
  expect(cssStringFromTheme(blue, { extends: darkTheme })).toBe(
    '--rk-colors-accentColor:#2563eb;',
  )
})

test('a value cannot end a theme’s CSS', () => {
  const red = theme.darkTheme({ accentColor: 'red;}*{color:blue}</style><b>' })
  expect(theme.cssStringFromTheme(red)).toContain(
    '--rk-colors-accentColor:red*colorbluestyleb;',
  )
})

test('a colour that only the page’s theme has reaches the look', () => {
  const day = theme.lightTheme()
  day.colors['error'] = '#900'
  expect(theme.lookOf(day)).toMatchObject({
    danger: 'light-dark(#900,#900)',
    success: undefined,
  })
})
