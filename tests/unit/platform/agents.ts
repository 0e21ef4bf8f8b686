import type { Agent } from '../../../src/platform/device/device'

/** The device's name, the expected result, its user agent, and further fields of its `navigator`. */
type AgentCase = {
  readonly name: string
  readonly told: string
  readonly agent: Agent
}

// The beginnings of most user agents.
export const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
export const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const chrome = `${blink} Chrome/124.0.0.0`
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
export const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)'
const android = (model: string) => `Mozilla/5.0 (Linux; Android 14; ${model})`
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const linux = 'Mozilla/5.0 (X11; Linux x86_64)'

/** Further fields of a `navigator`. */
const fields: Readonly<Record<string, Omit<Agent, 'userAgent'>>> = {
  touch: { platform: 'MacIntel', maxTouchPoints: 5 },
  mac: { platform: 'MacIntel', maxTouchPoints: 0 },
  windows: { platform: 'Win32', maxTouchPoints: 10 },
  brave: { brave: {}, platform: 'MacIntel', maxTouchPoints: 0 },
}

/** Reads one device from each line. */
const casesIn = (lines: string): readonly AgentCase[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', told = '', more = '', userAgent = ''] =
        line.split(' | ')
      return { name, told, agent: { userAgent, ...fields[more] } }
    })

export const phones = casesIn(`
iPhone, Safari | ios safari | - | ${iPhone} ${webKit} Version/17.4 Mobile/15E148 Safari/604.1
iPhone, Chrome | ios chrome | - | ${iPhone} ${webKit} CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1
iPhone, Firefox | ios firefox | - | ${iPhone} ${webKit} FxiOS/125.0 Mobile/15E148 Safari/605.1.15
iPhone, Edge | ios edge | - | ${iPhone} ${webKit} Version/17.0 EdgiOS/123.0.2420.97 Mobile/15E148 Safari/605.1.15
iPhone, Opera Touch | ios opera | - | ${iPhone} ${webKit} Version/17.4 Mobile/15E148 Safari/604.1 OPT/4.6.0
iPhone, page inside an app | ios other | - | ${iPhone} ${webKit} Mobile/15E148
iPod touch, Safari | ios safari | - | Mozilla/5.0 (iPod touch; CPU iPhone OS 15_8 like Mac OS X) ${webKit} Version/15.6 Mobile/15E148 Safari/604.1
Pixel, Chrome | android chrome | - | ${android('Pixel 8')} ${chrome} Mobile Safari/537.36
Pixel, Firefox | android firefox | - | Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0
Pixel, Edge | android edge | - | ${android('Pixel 8')} ${chrome} Mobile Safari/537.36 EdgA/124.0.2478.50
Pixel, Opera | android opera | - | ${android('Pixel 8')} ${chrome} Mobile Safari/537.36 OPR/81.1.4292.78446
Pixel, Brave | android brave | brave | ${android('Pixel 8')} ${chrome} Mobile Safari/537.36
Galaxy, Samsung Internet | android chrome | - | ${android('SAMSUNG SM-S918B')} ${blink} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36
a wallet’s own browser on Android | android chrome | - | ${android('Pixel 8; wv')} ${blink} Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 MetaMaskMobile
OPPO Reno, Chrome | android chrome | - | ${android('OPPO CPH2481')} ${chrome} Mobile Safari/537.36
OPPO Find, its own browser | android chrome | - | ${android('OPPO PHY110')} ${blink} Version/4.0 Chrome/115.0.5790.168 Mobile Safari/537.36 HeyTapBrowser/45.10.1.1 OppoBrowser
OnePlus Open, Firefox | android firefox | - | Mozilla/5.0 (Android 14; OnePlus OPD2203; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0
`)

export const tablets = casesIn(`
iPad, Safari, as a Mac | ios safari | touch | ${mac} ${webKit} Version/17.4 Safari/605.1.15
iPad, Chrome, as a Mac | ios chrome | touch | ${mac} ${webKit} CriOS/124.0 Version/11.1.1 Safari/605.1.15
older iPad, Safari | ios safari | - | Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) ${webKit} Version/12.1.2 Mobile/15E148 Safari/604.1
Galaxy Tab, Chrome | android chrome | - | ${android('SM-X710')} ${chrome} Safari/537.36
`)

export const desktops = casesIn(`
Mac, Safari | macos safari | mac | ${mac} ${webKit} Version/17.4 Safari/605.1.15
Mac, Chrome | macos chrome | - | ${mac} ${chrome} Safari/537.36
Mac, Brave | macos brave | brave | ${mac} ${chrome} Safari/537.36
Mac, Firefox | macos firefox | - | Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:125.0) Gecko/20100101 Firefox/125.0
Windows, Chrome | windows chrome | - | ${windows} ${chrome} Safari/537.36
Windows with a touch screen, Chrome | windows chrome | windows | ${windows} ${chrome} Safari/537.36
Windows, Edge | windows edge | - | ${windows} ${chrome} Safari/537.36 Edg/124.0.0.0
Windows, the first Edge | windows edge | - | ${windows} ${blink} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763
Windows, Opera | windows opera | - | ${windows} ${chrome} Safari/537.36 OPR/109.0.0.0
Windows, Firefox | windows firefox | - | Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:125.0) Gecko/20100101 Firefox/125.0
Linux, Chrome | linux chrome | - | ${linux} ${chrome} Safari/537.36
Linux, Firefox | linux firefox | - | Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0
Chromebook | linux chrome | - | Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36
a television | other safari | - | Mozilla/5.0 (PlayStation; PlayStation 5/2.26) ${webKit} Version/13.0 Safari/605.1.15
something that says nothing | other other | - | -
`)
