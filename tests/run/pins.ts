/** A property of the machine that a test run replaces. The guide's table has the same words. */
export type Pin = {
  readonly what: string
  readonly value: string
  readonly why: string
  /** Variables that get a value. */
  readonly set?: Readonly<Record<string, string>>
  /** Names of variables that are removed, in any case. */
  readonly remove?: RegExp
}

/** Everything that each test run pins besides the fonts, for Node and for each browser that it starts. */
export const pins: readonly Pin[] = [
  {
    what: 'locale',
    value: 'English (`LC_ALL=C.UTF-8`, `en-US` in browsers)',
    why: 'dates, numbers and the messages of programs follow it. A test that needs another locale sets it',
    set: { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
    remove: /^(LANGUAGE|LC_.*)$/,
  },
  {
    what: 'time zone',
    value: 'UTC',
    why: 'dates that visitors read',
    set: { TZ: 'UTC' },
  },
  {
    what: 'desktop: colour scheme, motion, screen density, input',
    value: 'light, full motion, 1 device pixel per CSS pixel',
    why: 'GTK and the desktop’s settings change what browsers report to pages',
    set: { GSETTINGS_BACKEND: 'memory' },
    remove:
      /^(GTK_.*|GDK_.*|QT_.*|GNOME_.*|KDE_.*|XDG_CURRENT_DESKTOP|XDG_SESSION_.*|DESKTOP_SESSION|DBUS_SESSION_BUS_ADDRESS|WAYLAND_DISPLAY)$/,
  },
  {
    what: 'switches of browsers',
    value: 'none of the machine’s (`CHROMIUM_FLAGS`, `MOZ_…`, `WEBKIT_…`)',
    why: 'they turn features on or off',
    remove: /^(CHROM(E|IUM)_.*|MOZ_.*|WEBKIT_.*)$/,
  },
  {
    what: 'proxies',
    value: 'none (`HTTP_PROXY`, `HTTPS_PROXY`, `ALL_PROXY`, `NO_PROXY`)',
    why: 'everything that a test calls is on 127.0.0.1. The proxy in npm’s own configuration stays, because some tests install packages',
    remove: /^(ALL|FTP|HTTPS?|NO|SOCKS)_PROXY$|^NODE_USE_ENV_PROXY$/,
  },
  {
    what: '`NODE_ENV`',
    value: 'not set; `test` in Vitest',
    why: 'production builds of React have no `act`, and other bundlers build differently',
    remove: /^NODE_ENV$/,
  },
  {
    what: 'colours and debug output of programs',
    value: 'off',
    why: 'tests read what programs write',
    remove:
      /^(FORCE_COLOR|CLICOLOR_FORCE|NODE_DEBUG|NODE_TLS_REJECT_UNAUTHORIZED|G_DEBUG|G_MESSAGES_DEBUG)$/,
  },
  {
    what: 'settings of `npm start`, ports among them',
    value: 'not set; the servers of each test take free ports',
    why: 'your node, project id or busy port does not affect a test',
    remove:
      /^(NETWORK|RPC_URL(_SECOND)?|(REMOTE|HOST|CHAIN)_PORT|WALLETCONNECT_PROJECT_ID|(ANVIL|FOUNDRY|ETH)_.*)$/,
  },
]
