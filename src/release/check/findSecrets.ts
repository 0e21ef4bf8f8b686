/** Something in a file that nobody may publish; never the secret itself. */
export type FoundSecret = { readonly file: string; readonly what: string }

type Environment = Readonly<Record<string, string | undefined>>

/** What keys look like, and must not be seen in anything that browsers get. */
const kinds: Readonly<Record<string, RegExp>> = {
  'an AWS access key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a Google API key': /\bAIza[\w-]{35}/,
  'a Stripe key': /\b[rs]k_(?:live|test)_\w{16,}/,
  'a GitHub token': /\bgh[pousr]_\w{36}|\bgithub_pat_\w{22}/,
  'an npm token': /\bnpm_\w{36}/,
  'a Slack token': /\bxox[abprs]-[\w-]{10,}/,
  'a secret key': /\bsk-[\w-]{20,}/,
  'a JSON Web Token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a key in an address':
    /[?&](?:api[-_]?key|key|token|secret|projectId)=[\w-]{8}/i,
  'a key in a path':
    /\b(?:infura\.io|alchemy\.com|quiknode\.pro|ankr\.com|blastapi\.io)\/[\w./-]*[\w-]{20}/,
  'a password in an address': /\b(?:https?|wss?):\/\/[\w.-]+:[^\s/@"'`:]+@/,
  'a named key':
    /(?:api[-_]?key|secret|token|password|private[-_]?key|project[-_]?id)["']?\s*[:=]\s*["'`][\w+/=.-]{16,}["'`]/i,
  'a key of 32 hexadecimal digits': /["'`][0-9a-f]{32}["'`]/,
}

/** Variables of a build whose value is nobody else's. */
const secretName =
  /SECRET|TOKEN|PASSW|CREDENTIAL|MNEMONIC|SEED|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|SIGNING_?KEY|PROJECT_?ID|_KEY$/i
/** Shorter values are words. */
const leastLength = 12
/** Everybody has it, and the test wallet is made from it. */
const everybodys = `${'test '.repeat(11)}junk`

/**
 * What looks like a key, or is the value of a secret variable of the environment, plain, in base64 or as part of an
 * address.
 * @param texts what will be published, by file
 */
export function findSecrets(
  texts: Readonly<Record<string, string>>,
  environment: Environment,
): readonly FoundSecret[] {
  const secrets = Object.entries(environment).filter(
    ([name, value = '']) =>
      secretName.test(name) &&
      value.trim().length >= leastLength &&
      value.trim() !== everybodys,
  )
  return Object.entries(texts).flatMap(([file, text]) => [
    ...Object.entries(kinds)
      .filter(([, look]) => look.test(text))
      .map(([kind]) => ({ file, what: `what looks like ${kind}` })),
    ...secrets
      .filter(([, value = '']) =>
        formsOf(value.trim()).some((form) => text.includes(form)),
      )
      .map(([name]) => ({ file, what: `the value of ${name}` })),
  ])
}

/** What the build says of it, and what to do. */
export function describeSecret({ file, what }: FoundSecret): string {
  return `${file} holds ${what}, and everybody can read it there. Take it out: keys come from the host at run time.`
}

function formsOf(value: string): readonly string[] {
  return [
    value,
    encodeURIComponent(value),
    JSON.stringify(value).slice(1, -1),
    Buffer.from(value).toString('base64').replace(/=+$/, ''),
  ]
}
