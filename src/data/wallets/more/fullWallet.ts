import { hasTransport } from '../transports'
import type { DownloadUrls, Instructions, Wallet } from '../Wallet'
import type { KnownWallet } from './KnownWallet'

/** Converts a wallet of the catalogue to the format of a host's wallet. Its icon is fetched separately. */
export function fullWallet(wallet: KnownWallet, iconUrl = ''): Wallet {
  const { accent, code, color, id, injectedFlag, links } = wallet
  const { name, rdns, shortName, site, transports } = wallet
  const { chrome, desktop, edge, firefox, opera } = wallet
  const how = (...steps: Instructions['steps']) => ({
    instructions: { learnMoreUrl: site, steps },
  })
  const link = links?.ios ?? links?.android ?? ''
  const [appScheme = ''] = link.split(':')
  return {
    id,
    name,
    ...(shortName && { shortName }),
    iconUrl,
    iconBackground: color,
    iconAccent: accent ?? color,
    ...(rdns && { rdns }),
    ...(injectedFlag && { injectedFlag }),
    transports,
    downloadUrls: downloadUrls(wallet),
    ...(hasTransport(wallet, 'usesCode') && {
      qrCode: how('install', 'create', 'scan'),
    }),
    ...((chrome ?? edge ?? firefox ?? opera) && {
      extension: how('install', 'create', 'refresh'),
    }),
    ...(desktop && { desktop: how('install', 'create') }),
    ...(appScheme && appScheme !== 'https' && { appScheme }),
    ...(code && { toQrUri: (uri) => code + encodeURIComponent(uri) }),
    ...(links && {
      toMobileUri: (uri, system) => {
        const before = links[system]
        return before ? before + encodeURIComponent(uri) : uri
      },
    }),
  }
}

function downloadUrls(wallet: KnownWallet): DownloadUrls {
  const { android, chrome, desktop, edge, firefox } = wallet
  const { ios, mobile, opera, site } = wallet
  return {
    ...(android && {
      android: `https://play.google.com/store/apps/details?id=${android}`,
    }),
    ...(ios && { ios: `https://apps.apple.com/app/id${ios}` }),
    ...(mobile && { mobile }),
    // A QR code for the app's page. Only for wallets that use a code, because other apps cannot connect to this page.
    ...(hasTransport(wallet, 'usesCode') && { qrCode: site }),
    ...(chrome && {
      chrome: `https://chromewebstore.google.com/detail/${chrome}`,
    }),
    ...(edge && {
      edge: `https://microsoftedge.microsoft.com/addons/detail/${edge}`,
    }),
    ...(firefox && {
      firefox: `https://addons.mozilla.org/firefox/addon/${firefox}`,
    }),
    ...(opera && {
      opera: `https://addons.opera.com/extensions/details/${opera}`,
    }),
    ...(desktop && { desktop }),
  }
}
