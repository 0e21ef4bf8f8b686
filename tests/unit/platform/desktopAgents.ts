import { type AgentCase, blink, chrome, mac, webKit } from './AgentCase'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const linux = 'Mozilla/5.0 (X11; Linux x86_64)'

export const desktops: readonly AgentCase[] = [
  [
    'Mac, Safari',
    `${mac} ${webKit} Version/17.4 Safari/605.1.15`,
    'macos safari',
    { platform: 'MacIntel', maxTouchPoints: 0 },
  ],
  ['Mac, Chrome', `${mac} ${chrome} Safari/537.36`, 'macos chrome'],
  [
    'Mac, Brave',
    `${mac} ${chrome} Safari/537.36`,
    'macos brave',
    { brave: {}, platform: 'MacIntel', maxTouchPoints: 0 },
  ],
  [
    'Mac, Firefox',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:125.0) Gecko/20100101 Firefox/125.0',
    'macos firefox',
  ],
  ['Windows, Chrome', `${windows} ${chrome} Safari/537.36`, 'windows chrome'],
  [
    'Windows with a touch screen, Chrome',
    `${windows} ${chrome} Safari/537.36`,
    'windows chrome',
    { platform: 'Win32', maxTouchPoints: 10 },
  ],
  [
    'Windows, Edge',
    `${windows} ${chrome} Safari/537.36 Edg/124.0.0.0`,
    'windows edge',
  ],
  [
    'Windows, the first Edge',
    `${windows} ${blink} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`,
    'windows edge',
  ],
  [
    'Windows, Opera',
    `${windows} ${chrome} Safari/537.36 OPR/109.0.0.0`,
    'windows opera',
  ],
  [
    'Windows, Firefox',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:125.0) Gecko/20100101 Firefox/125.0',
    'windows firefox',
  ],
  ['Linux, Chrome', `${linux} ${chrome} Safari/537.36`, 'linux chrome'],
  [
    'Linux, Firefox',
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0',
    'linux firefox',
  ],
  [
    'Chromebook',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`,
    'linux chrome',
  ],
  [
    'a television',
    `Mozilla/5.0 (PlayStation; PlayStation 5/2.26) ${webKit} Version/13.0 Safari/605.1.15`,
    'other safari',
  ],
  ['something that says nothing', '', 'other other'],
]
