import { type AgentCase, blink, chrome, mac, webKit } from './AgentCase'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)'
const android = (model: string) => `Mozilla/5.0 (Linux; Android 14; ${model})`
const touch = { platform: 'MacIntel', maxTouchPoints: 5 }

export const phones: readonly AgentCase[] = [
  [
    'iPhone, Safari',
    `${iPhone} ${webKit} Version/17.4 Mobile/15E148 Safari/604.1`,
    'ios safari',
  ],
  [
    'iPhone, Chrome',
    `${iPhone} ${webKit} CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1`,
    'ios chrome',
  ],
  [
    'iPhone, Firefox',
    `${iPhone} ${webKit} FxiOS/125.0 Mobile/15E148 Safari/605.1.15`,
    'ios firefox',
  ],
  [
    'iPhone, Edge',
    `${iPhone} ${webKit} Version/17.0 EdgiOS/123.0.2420.97 Mobile/15E148 Safari/605.1.15`,
    'ios edge',
  ],
  [
    'iPhone, Opera Touch',
    `${iPhone} ${webKit} Version/17.4 Mobile/15E148 Safari/604.1 OPT/4.6.0`,
    'ios opera',
  ],
  [
    'iPhone, page inside an app',
    `${iPhone} ${webKit} Mobile/15E148`,
    'ios other',
  ],
  [
    'iPod touch, Safari',
    `Mozilla/5.0 (iPod touch; CPU iPhone OS 15_8 like Mac OS X) ${webKit} Version/15.6 Mobile/15E148 Safari/604.1`,
    'ios safari',
  ],
  [
    'Pixel, Chrome',
    `${android('Pixel 8')} ${chrome} Mobile Safari/537.36`,
    'android chrome',
  ],
  [
    'Pixel, Firefox',
    'Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0',
    'android firefox',
  ],
  [
    'Pixel, Edge',
    `${android('Pixel 8')} ${chrome} Mobile Safari/537.36 EdgA/124.0.2478.50`,
    'android edge',
  ],
  [
    'Pixel, Opera',
    `${android('Pixel 8')} ${chrome} Mobile Safari/537.36 OPR/81.1.4292.78446`,
    'android opera',
  ],
  [
    'Pixel, Brave',
    `${android('Pixel 8')} ${chrome} Mobile Safari/537.36`,
    'android brave',
    { brave: { isBrave: () => Promise.resolve(true) } },
  ],
  [
    'Galaxy, Samsung Internet',
    `${android('SAMSUNG SM-S918B')} ${blink} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36`,
    'android chrome',
  ],
  [
    'a wallet’s own browser on Android',
    `${android('Pixel 8; wv')} ${blink} Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 MetaMaskMobile`,
    'android chrome',
  ],
  [
    'OPPO Reno, Chrome',
    `${android('OPPO CPH2481')} ${chrome} Mobile Safari/537.36`,
    'android chrome',
  ],
  [
    'OPPO Find, its own browser',
    `${android('OPPO PHY110')} ${blink} Version/4.0 Chrome/115.0.5790.168 Mobile Safari/537.36 HeyTapBrowser/45.10.1.1 OppoBrowser`,
    'android chrome',
  ],
  [
    'OnePlus Open, Firefox',
    'Mozilla/5.0 (Android 14; OnePlus OPD2203; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0',
    'android firefox',
  ],
]

export const tablets: readonly AgentCase[] = [
  [
    'iPad, Safari, as a Mac',
    `${mac} ${webKit} Version/17.4 Safari/605.1.15`,
    'ios safari',
    touch,
  ],
  [
    'iPad, Chrome, as a Mac',
    `${mac} ${webKit} CriOS/124.0 Version/11.1.1 Safari/605.1.15`,
    'ios chrome',
    touch,
  ],
  [
    'older iPad, Safari',
    `Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) ${webKit} Version/12.1.2 Mobile/15E148 Safari/604.1`,
    'ios safari',
  ],
  [
    'Galaxy Tab, Chrome',
    `${android('SM-X710')} ${chrome} Safari/537.36`,
    'android chrome',
  ],
]
