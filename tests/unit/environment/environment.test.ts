import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testEnvironment } from '../../fixtures/environment/environment'

/** A machine with other values for everything that tests could depend on. */
const hostile = {
  PATH: '/usr/bin',
  HOME: '/home/ada',
  npm_config_registry: 'https://registry.example',
  LANG: 'de_DE.UTF-8',
  LANGUAGE: 'de',
  LC_TIME: 'de_DE.UTF-8',
  TZ: 'Asia/Kolkata',
  HTTP_PROXY: 'http://127.0.0.1:9',
  https_proxy: 'http://127.0.0.1:9',
  no_proxy: '*',
  NODE_ENV: 'production',
  FORCE_COLOR: '1',
  FONTCONFIG_FILE: '/etc/fonts/other.conf',
  FONTCONFIG_PATH: '/etc/fonts',
  GTK_THEME: 'Adwaita:dark',
  GDK_SCALE: '2',
  CHROMIUM_FLAGS: '--force-dark-mode',
  MOZ_ENABLE_WAYLAND: '1',
  WAYLAND_DISPLAY: 'wayland-0',
  XDG_CURRENT_DESKTOP: 'KDE',
  HOST_PORT: '4100',
  NETWORK: 'base-preconf',
}

/** Returns the variables that have a value, which a child process receives. */
const remaining = (machine: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(testEnvironment(machine)).filter(
      ([, value]) => value !== undefined,
    ),
  )

test('a test run keeps the machine’s paths and npm settings, and replaces everything that changes results', () => {
  const { FONTCONFIG_FILE, ...rest } = remaining(hostile)
  expect(rest).toEqual({
    PATH: '/usr/bin',
    HOME: '/home/ada',
    npm_config_registry: 'https://registry.example',
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    GSETTINGS_BACKEND: 'memory',
  })
  expect(FONTCONFIG_FILE).toMatch(/walletdock-fonts.dejavu\.conf$/)
})

test('WALLETDOCK_FACE chooses the font that system-ui stands for', () => {
  const { FONTCONFIG_FILE = '' } = testEnvironment({ WALLETDOCK_FACE: 'segoe' })
  expect(readFileSync(FONTCONFIG_FILE, 'utf8')).toContain(
    '<family>system-ui</family><prefer><family>Selawik</family></prefer>',
  )
})

test('WALLETDOCK_FACE must name a face', () => {
  expect(() => testEnvironment({ WALLETDOCK_FACE: 'comic' })).toThrow(
    'WALLETDOCK_FACE is "comic". Set it to one of: dejavu, inter, noto, roboto, segoe.',
  )
})
