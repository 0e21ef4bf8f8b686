import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from '../../fixtures/project/sourceFiles'

const root = path.join(import.meta.dirname, '../../..')

/** Names of engines and browsers, and features that some of them lack. */
const sign =
  /[uU]serAgent|\bvendor\b|[sS]afari|[wW]eb[kK]it|[fF]irefox|-moz-|Gecko|[cC]hromium|\biOS\b|requestIdleCallback|ancestorOrigins|Segmenter|'popover' in|showPopover\?/

/**
 * Every file that behaves differently in some engine, or is written for one, with the reason and the test that covers
 * it.
 */
const branches: Readonly<Record<string, readonly [string, string]>> = {
  'container/prefetchScript.initial.ts': [
    'a private window of WebKit fetches a script anew unless a link has asked for it',
    'webkit/dialogs.test.ts',
  ],
  'platform/device/device.ts': [
    'stores and links are offered for the visitor’s own browser and system',
    'unit/platform/device.test.ts',
  ],
  'platform/device/embedded.ts': [
    'web views inside other apps open no links of apps',
    'unit/platform/embedded.test.ts',
  ],
  'platform/device/device.initial.ts': [
    'an iPad says that it is a Mac',
    'unit/platform/device.test.ts',
  ],
  'platform/page/whenIdle.initial.ts': [
    'WebKit has no idle callbacks: what waits for one comes half a second later',
    'e2e/darkBrowser.test.ts',
  ],
  'platform/page/parentOrigin.initial.ts': [
    'Firefox has no ancestorOrigins: the referrer tells as much',
    'unit/platform/parentOrigin.test.ts',
  ],
  'platform/text/graphemes.ts': [
    'without a Segmenter names are cut by code points',
    'unit/ui/text.test.ts',
  ],
  'theme/sheet.initial.ts': [
    'WebKit crashes if a rule is added to the sheet of a root whose element it has collected',
    'component/ui/styleSheet.test.tsx',
  ],
  'button/OpenButton.initial.tsx': [
    'Safari does not focus a button that is clicked',
    'component/button/ConnectButtonView.test.tsx',
  ],
  'app/views/usePreparedSdks.ts': [
    'WebKit opens a window for a fresh tap alone, so what opens it is there before',
    'webkit/wallets.test.ts',
  ],
  'features/transactions/prepareSend.ts': [
    'the same, for what a connected visitor sends',
    'webkit/wallets.test.ts',
  ],
  'app/views/showToast.tsx': [
    'a browser without popovers shows the notice in its place',
    'e2e/olderBrowser.test.ts',
  ],
  'theme/pageFont.initial.ts': [
    'each names the font of a page that has chosen none in its own way',
    'e2e/pageFont.test.ts',
  ],
  'ui/list/List.tsx': [
    'WebKit takes a list without marks for none unless it has its role',
    'component/ui/access.test.tsx',
  ],
  'ui/dialog/useModal.ts': [
    'a browser without popovers closes a dialog at once',
    'e2e/olderBrowser.test.ts',
  ],
  'ui/copy/TextToCopy.styles.ts': [
    'iOS zooms to a field of small letters',
    'e2e/laterTaps.test.ts',
  ],
}

/** Prefixed styles do not change the behaviour, and `contract/build/browsers.test.ts` checks their twins. */
const prefixed = /-webkit-[a-z-]+|Webkit[A-Z]\w+/g

/**
 * Files that contain such names without deciding anything by them: names of browsers in wallets' stores, a vendor of
 * ours, and code that runs in no browser.
 */
const names =
  /^(messages\/|release\/|wallets\/|connect\/install\/browserNames|engine\/walletConnect\/walletConnectSdk)/

test('every source file that behaves differently in some browser engine has a reason and a test', () => {
  const found = sourceFiles('src')
    .filter(
      ({ file, text }) =>
        sign.test(text.replaceAll(prefixed, '')) && !names.test(file),
    )
    .map(({ file }) => file)
  expect(found.sort()).toEqual(Object.keys(branches).sort())
  for (const [, walked] of Object.values(branches))
    expect(existsSync(path.join(root, 'tests', walked)), walked).toBe(true)
})
