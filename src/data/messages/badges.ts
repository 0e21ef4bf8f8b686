import { isolate } from './isolate'
import type { BadgeMessages } from './Messages'
import type { languages } from './otherLanguages'
import { tagOf } from './tagOf'

/** All languages by tag, because few visitors see these texts, and the downloads of the languages should stay small. */
export const badges = {
  en: {
    batching: 'Batched transactions',
    smartAccount: 'Smart account',
    gasPaidBy: (payer) => `Gas paid by ${payer}`,
  },
  ar: {
    batching: 'معاملات مجمّعة',
    smartAccount: 'حساب ذكي',
    gasPaidBy: (payer) => `رسوم الغاز على ${isolate(payer)}`,
  },
  bn: {
    batching: 'একসঙ্গে একাধিক লেনদেন',
    smartAccount: 'স্মার্ট অ্যাকাউন্ট',
    gasPaidBy: (payer) => `গ্যাস ফি দেয় ${payer}`,
  },
  de: {
    batching: 'Gebündelte Transaktionen',
    smartAccount: 'Smart-Konto',
    gasPaidBy: (payer) => `Gasgebühren zahlt ${payer}`,
  },
  es: {
    batching: 'Transacciones agrupadas',
    smartAccount: 'Cuenta inteligente',
    gasPaidBy: (payer) => `El gas lo paga ${payer}`,
  },
  fa: {
    batching: 'تراکنش‌های گروهی',
    smartAccount: 'حساب هوشمند',
    gasPaidBy: (payer) => `کارمزد با ${isolate(payer)}`,
  },
  fr: {
    batching: 'Transactions groupées',
    smartAccount: 'Compte intelligent',
    gasPaidBy: (payer) => `Frais de gas payés par ${payer}`,
  },
  hi: {
    batching: 'एक साथ कई लेन-देन',
    smartAccount: 'स्मार्ट खाता',
    gasPaidBy: (payer) => `गैस शुल्क ${payer} की ओर से`,
  },
  id: {
    batching: 'Transaksi gabungan',
    smartAccount: 'Akun pintar',
    gasPaidBy: (payer) => `Gas dibayar oleh ${payer}`,
  },
  it: {
    batching: 'Transazioni raggruppate',
    smartAccount: 'Account intelligente',
    gasPaidBy: (payer) => `Gas pagato da ${payer}`,
  },
  ja: {
    batching: '取引をまとめて承認',
    smartAccount: 'スマートアカウント',
    gasPaidBy: (payer) => `ガス代は${payer}が負担`,
  },
  ko: {
    batching: '일괄 거래',
    smartAccount: '스마트 계정',
    gasPaidBy: (payer) => `가스비 부담: ${payer}`,
  },
  pl: {
    batching: 'Transakcje zbiorcze',
    smartAccount: 'Inteligentne konto',
    gasPaidBy: (payer) => `Za gas płaci ${payer}`,
  },
  'pt-BR': {
    batching: 'Transações agrupadas',
    smartAccount: 'Conta inteligente',
    gasPaidBy: (payer) => `Gás pago por ${payer}`,
  },
  ru: {
    batching: 'Пакетные транзакции',
    smartAccount: 'Смарт-аккаунт',
    gasPaidBy: (payer) => `Газ оплачивает ${payer}`,
  },
  th: {
    batching: 'ทำธุรกรรมแบบรวม',
    smartAccount: 'บัญชีอัจฉริยะ',
    gasPaidBy: (payer) => `ค่าแก๊สจ่ายโดย ${payer}`,
  },
  tr: {
    batching: 'Toplu işlemler',
    smartAccount: 'Akıllı hesap',
    gasPaidBy: (payer) => `Gaz ücretini ödeyen: ${payer}`,
  },
  uk: {
    batching: 'Пакетні транзакції',
    smartAccount: 'Розумний обліковий запис',
    gasPaidBy: (payer) => `Газ оплачує ${payer}`,
  },
  vi: {
    batching: 'Giao dịch gộp',
    smartAccount: 'Tài khoản thông minh',
    gasPaidBy: (payer) => `Phí gas do ${payer} trả`,
  },
  'zh-CN': {
    batching: '批量交易',
    smartAccount: '智能账户',
    gasPaidBy: (payer) => `Gas 费由 ${payer} 支付`,
  },
  'zh-TW': {
    batching: '批次交易',
    smartAccount: '智慧帳戶',
    gasPaidBy: (payer) => `Gas 費由 ${payer} 支付`,
  },
} satisfies Record<keyof typeof languages | 'en', BadgeMessages>

/** Returns the texts of a language, otherwise English. @param locale BCP 47 */
export function badgesIn(locale: string): BadgeMessages {
  const tag = tagOf(new Intl.Locale(locale))
  return tag in badges ? badges[tag as keyof typeof badges] : badges.en
}
