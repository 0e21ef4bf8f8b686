import { isolate } from './isolate'
import type { languages } from './otherLanguages'
import { tagOf } from './tagOf'

type Sentence = (wallet: string) => string

/**
 * Returns the label of a button for one wallet. All languages are in this file, because few pages have such a button,
 * and other pages do not download the file.
 * @param locale locale of the button's other texts, BCP 47
 */
export function connectWith(locale: string): Sentence {
  return byTag.get(tagOf(new Intl.Locale(locale))) ?? english
}

const english: Sentence = (wallet) => `Connect with ${wallet}`

const others: Readonly<Record<keyof typeof languages, Sentence>> = {
  ar: (wallet) => `الربط عبر ${isolate(wallet)}`,
  bn: (wallet) => `${wallet} দিয়ে সংযুক্ত করুন`,
  de: (wallet) => `Mit ${wallet} verbinden`,
  es: (wallet) => `Conectar con ${wallet}`,
  fa: (wallet) => `اتصال با ${isolate(wallet)}`,
  fr: (wallet) => `Connecter ${wallet}`,
  hi: (wallet) => `${wallet} से कनेक्ट करें`,
  id: (wallet) => `Hubungkan dengan ${wallet}`,
  it: (wallet) => `Connetti con ${wallet}`,
  ja: (wallet) => `${wallet}で接続`,
  ko: (wallet) => `${wallet} 연결`,
  pl: (wallet) => `Połącz przez ${wallet}`,
  'pt-BR': (wallet) => `Conectar com ${wallet}`,
  ru: (wallet) => `Подключить через ${wallet}`,
  th: (wallet) => `เชื่อมต่อด้วย ${wallet}`,
  tr: (wallet) => `${wallet} ile bağlan`,
  uk: (wallet) => `Під’єднати через ${wallet}`,
  vi: (wallet) => `Kết nối bằng ${wallet}`,
  'zh-CN': (wallet) => `使用 ${wallet} 连接`,
  'zh-TW': (wallet) => `使用 ${wallet} 連接`,
}

const byTag: ReadonlyMap<string, Sentence> = new Map(Object.entries(others))
