import { expect, onTestFinished, test, vi } from 'vitest'
import { languageOf } from '../../../src/app/language'

/** A message that identifies each language. */
const connect = {
  'pt-BR': 'Conectar carteira',
  'zh-CN': '连接钱包',
  'zh-TW': '連接錢包',
  fr: 'Connecter un portefeuille',
  id: 'Hubungkan dompet',
} as const

test.each([
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['zh', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-Hans-HK', 'zh-CN'],
  ['zh-TW', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh_Hant_MO', 'zh-TW'],
  ['fr-CA', 'fr'],
  ['in-ID', 'id'],
] as const)('the tag %s selects the language %s', async (wanted, tag) => {
  const { button } = await languageOf([wanted]).load()
  expect(button.connect).toBe(connect[tag])
})

test.each([
  [['en-US'], 'en'],
  [['ar'], 'ar'],
  [['ar-EG', 'en'], 'ar-EG'],
  [['AR-sa'], 'ar-SA'],
  [['en-GB', 'ar'], 'en'],
  [['eo', 'ar-MA', 'en'], 'ar-MA'],
  [['eo'], 'en'],
  [['arn-CL'], 'en'],
  [['fr-CA', 'en'], 'fr-CA'],
  [['en_GB', 'de'], 'en'],
  [['pt_BR'], 'pt-BR'],
  [['ar-!', 'de'], 'de'],
  [['eo', 'en', 'de'], 'en'],
  [['constructor'], 'en'],
  [[''], 'en'],
  [[], 'en'],
] as const)(
  'a visitor with the languages %j gets %s',
  async (wanted, locale) => {
    const { button } = await languageOf(wanted).load()
    expect(button.locale).toBe(locale)
  },
)

test('English is available at once, and other languages after they have loaded', async () => {
  expect(languageOf(['en']).get()?.button.locale).toBe('en')
  const arabic = languageOf(['ar'])
  expect(arabic.get()).toBeUndefined()
  const arrived = await arabic.load()
  expect(arabic.get()).toBe(arrived)
  expect(arrived.button.dir).toBe('rtl')
})

test('a language whose first download fails is loaded again', async () => {
  let tries = 0
  // A prefetch rejects every import at once. The visitor still gets German when a dialog opens.
  const german = languageOf(['de'], undefined, () => {
    tries += 1
    return tries === 1
      ? Promise.reject()
      : import('../../../src/data/messages/otherLanguages')
  })
  expect((await german.load()).button.locale).toBe('en')
  expect(german.get()).toBeUndefined()
  expect((await german.load()).button.locale).toBe('de')
  expect(german.get()?.button.connect).toBe('Wallet verbinden')
})

const own = { button: { connect: 'Own words' } }

test.each([
  ['pt-BR', ['pt']],
  ['pt-PT', ['pt-PT']],
  ['pt-PT', ['pt']],
  ['pt-PT', ['pt-BR']],
  ['de-DE', ['de-DE']],
  ['de', ['de-DE']],
  ['de-AT', ['de-DE']],
  ['en-US', ['en-US']],
  ['en', ['en-US']],
  ['zh-TW', ['zh']],
  ['zh-HK', ['zh', 'zh-TW'], 'zh-TW'],
  ['zh-HK', ['zh', 'zh-Hant'], 'zh-Hant'],
  ['zh', ['zh-TW', 'zh-CN'], 'zh-CN'],
  ['pt-PT', ['pt-BR', 'pt', 'pt-PT'], 'pt-PT'],
  ['pt-PT', ['pt-BR', 'pt'], 'pt'],
  ['pt_BR', ['pt_BR']],
  ['he', ['he']],
] as const)(
  'a visitor with the language %s gets the host’s messages for %j',
  async (locale, tags, best: string = tags[0]) => {
    const theirs = Object.fromEntries(
      tags.map((tag) => [tag, tag === best ? own : {}]),
    )
    const { button } = await languageOf([locale], theirs).load()
    expect(button.connect).toBe('Own words')
  },
)

test.each([
  ['de', 'fr'],
  ['en', 'eo'],
])(
  'a visitor with the language %s does not get the host’s messages for %s',
  async (locale, tag) => {
    const { button } = await languageOf([locale], { [tag]: own }).load()
    expect(button.connect).not.toBe('Own words')
  },
)

test.each([
  ['he', 'rtl'],
  ['ur-PK', 'rtl'],
  ['az-Arab', 'rtl'],
  ['nl', 'ltr'],
])(
  'the language %s, which only the host provides, has the direction %s',
  async (locale, dir) => {
    const { button } = await languageOf([locale], { [locale]: own }).load()
    expect(button).toMatchObject({ locale, dir })
  },
)

test('subscribers are notified when a language arrives after English has replaced it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let arrive = () => {}
  const german = languageOf(['de'], undefined, async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve
    })
    return import('../../../src/data/messages/otherLanguages')
  })
  const notify = vi.fn()
  german.subscribe(notify)
  const loaded = german.load()
  await vi.advanceTimersByTimeAsync(4000)
  expect((await loaded).button.locale).toBe('en')
  expect(notify).not.toHaveBeenCalled()
  arrive()
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce())
  expect(german.get()?.button.locale).toBe('de')
})
