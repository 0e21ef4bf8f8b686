import { expect } from '@playwright/test'
import type { CapturedError } from '../fixtures/errors/CapturedError'
import { metaMaskErrors } from '../fixtures/errors/metaMask'
import { pageScript } from '../fixtures/pages/pageScript'
import { test } from '../fixtures/test'
import { secondAddress } from '../fixtures/wallets/metaMask/metaMaskFixtures'
import type { Question } from './models/askByWagmi'

test('MetaMask throws the errors from which the table of failures was made', async ({
  page,
  world,
  metaMask,
}) => {
  const origin = world.host.url
  await page.route('**/empty', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<link rel=icon href=data:,>',
    }),
  )
  await page.goto(`${origin}/empty`)
  await page.addScriptTag({
    content: await pageScript(
      'tests/e2e/models/askByWagmi.ts',
      'startAsking',
      metaMask.info.rdns,
    ),
  })
  const captured: Record<string, CapturedError | undefined> = {}
  const ask = (question: Question) =>
    page.evaluate((asked) => window.askByWagmi?.(asked), question)
  const request = (method: string, ...params: readonly unknown[]) =>
    ask({ type: 'request', method, params })
  const connect = () => ask({ type: 'connect' })
  const switchTo = (chainId: number) => ask({ type: 'switchChain', chainId })

  const declined = connect()
  await metaMask.reject('connect')
  captured['connecting is declined'] = await declined

  metaMask.offerChains([1])
  const first = connect()
  const popup = await metaMask.popup('connect')
  captured['connecting is asked for while the window is open'] = await connect()
  popup.approve()
  expect(await first).toBe(undefined)

  const unknown = request('wallet_switchEthereumChain', { chainId: '0xa' })
  captured['a network is unknown, before wagmi adds it'] = await unknown

  const unadded = switchTo(10)
  await metaMask.reject('add')
  captured['adding a network is declined'] = await unadded

  const adding = switchTo(10)
  const addition = await metaMask.popup('add')
  captured['adding a network is asked for while the window is open'] =
    await switchTo(10)
  addition.approve()
  expect(await adding).toBe(undefined)

  captured['a network is not fit to be added'] = await switchTo(555)

  const stays = switchTo(8453)
  await metaMask.reject('switch')
  captured['switching is declined'] = await stays

  const switching = switchTo(8453)
  const question = await metaMask.popup('switch')
  captured['switching is asked for while the window is open'] =
    await switchTo(8453)
  question.approve()
  expect(await switching).toBe(undefined)

  const from = metaMask.accounts[0]
  const unsigned = request('personal_sign', '0x41', from)
  await metaMask.reject('sign')
  captured['signing is declined'] = await unsigned
  captured['an account signs that the page may not use'] = await request(
    'personal_sign',
    '0x41',
    secondAddress,
  )

  const gift = { from, to: secondAddress, value: '0x1' }
  const unsent = request('eth_sendTransaction', gift)
  await metaMask.reject('send')
  captured['sending is declined'] = await unsent
  const value = `0x${'f'.repeat(40)}`
  const unpaid = request('eth_sendTransaction', { ...gift, value })
  await metaMask.approve('send')
  captured['what is sent costs more than there is'] = await unpaid

  const told = JSON.stringify(captured).replaceAll(
    origin,
    'https://shop.example',
  )
  expect(JSON.parse(told)).toEqual(metaMaskErrors)
})
