import type { Compiler } from '@rspack/core'
import { replaceRuntime, type Shorter } from './replaceRuntime'

/**
 * Puts shorter code in the place of some of the bundler's own parts, which every visitor downloads.
 * @throws Error when the bundler has no such part, or another one than is known here
 */
export class ShorterRuntimePlugin {
  apply(compiler: Compiler) {
    replaceRuntime(compiler, 'ShorterRuntimePlugin', shorter)
  }
}

const shorter: Shorter = {
  // Each run of the entry asks by itself, and knows what it has asked for: no script of another is looked for.
  load_script(written) {
    part(written, /__webpack_require__\.l = function ?\(url, done, key/)
    return `
__webpack_require__.l = (url, done) => {
  const script = document.createElement('script');
  const end = (event) => {
    script.onload = script.onerror = null;
    clearTimeout(timer);
    script.remove();
    done(event);
  };
  const timer = setTimeout(end, 15000, { type: 'timeout', target: script });
  script.src = __webpack_require__.tu(url);
  Object.assign(script, {
    nonce: __webpack_require__.nc || '',
    integrity: __webpack_require__.hashOf(url) || '',
    crossOrigin: 'anonymous',
    onload: end,
    onerror: end,
  });
  document.head.append(script);
};`
  },
  // Where no script is said to run, the last one with an address is ours.
  auto_public_path(written) {
    part(written, /__webpack_require__\.p = scriptUrl;/)
    return `
const { currentScript, scripts } = document;
const { src } = currentScript && currentScript.src
  ? currentScript
  : [...scripts].findLast(({ src }) => /^http/.test(src));
__webpack_require__.p = src.replace(/^blob:|[?#].*$/g, '').replace(/[^/]+$/, '');`
  },
  global: () => '__webpack_require__.g = globalThis;',
  define_property_getters: () => `
__webpack_require__.d = (exports, getters, values) => {
  const define = (all, how) => {
    for (const name in all)
      if (!Object.hasOwn(exports, name))
        Object.defineProperty(exports, name, { enumerable: true, [how]: all[name] });
  };
  define(getters, 'get');
  define(values, 'value');
};`,
  has_own_property: () => '__webpack_require__.o = Object.hasOwn;',
  // Nothing reads the tag of a module.
  make_namespace_object: () => `
__webpack_require__.r = (exports) =>
  Object.defineProperty(exports, '__esModule', { value: true });`,
  get_trusted_types_policy(written) {
    const [, name] = part(written, /createPolicy\(("\w+")/)
    return `
let policy;
const asIs = { createScriptURL: (url) => url };
__webpack_require__.tt = () =>
  (policy ??= globalThis.trustedTypes ? trustedTypes.createPolicy(${name}, asIs) : asIs);`
  },
  jsonp_chunk_loading(written) {
    const [, here] = part(written, /jsonpInstalledChunks = (\{[\d:, ]*\})/)
    const [, fileless] = part(written, /!(\/\^[^/]*\/)\.test\(chunkId\)/)
    const [, list] = part(written, /(globalThis\["\w+"\]) \|\|= \[\]/)
    return `
/** 0 for what is here; what waits for it, where it was asked for. */
const asked = ${here};
__webpack_require__.fileless = ${fileless};
__webpack_require__.f.j = (id, waiting) => {
  if (asked[id] === 0 || __webpack_require__.fileless.test(id)) return;
  const ask = () => {
    const wait = Promise.withResolvers();
    __webpack_require__.l(__webpack_require__.p + __webpack_require__.u(id), ({ type, target }) => {
      if (asked[id] !== wait) return;
      delete asked[id];
      if (type === 'load') type = 'missing';
      const request = target.src;
      wait.reject(Object.assign(Error('Loading chunk ' + id + ' failed: ' + type + ', ' + request), {
        name: 'ChunkLoadError',
        type,
        request,
      }));
    });
    return wait;
  };
  waiting.push((asked[id] ||= ask()).promise);
};
const take = (pass, data) => {
  const [ids, modules, run] = data;
  if (ids.some((id) => asked[id] !== 0)) {
    Object.assign(__webpack_require__.m, modules);
    if (run) run(__webpack_require__);
  }
  // Other runs of the entry share the list.
  if (pass) pass(data);
  for (const id of ids) {
    const wait = asked[id];
    asked[id] = 0;
    if (wait) wait.resolve();
  }
};
const all = ${list} ||= [];
all.forEach((data) => take(0, data));
const pass = all.push.bind(all);
all.push = (data) => take(pass, data);`
  },
}

/** @throws Error when the bundler has written something else than what is known here */
function part(written: string, pattern: RegExp): RegExpExecArray {
  const found = pattern.exec(written)
  if (!found) throw new Error(`The bundler has written no ${pattern}.`)
  return found
}
