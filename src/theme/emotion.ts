import createEmotion from '@emotion/css/create-instance'

// All styles are known before a visitor comes: the build evaluates every styles file and ships class names and rules,
// so that emotion is never downloaded. It also adds the prefixes that browsers still want, which is why there is no
// prefixer here.
const emotion = createEmotion({ key: 'wd', stylisPlugins: [] })

/** Class names for style objects. */
export const { css, cx, keyframes } = emotion

/** The rules of each name that `css`, `cx` and `keyframes` gave, as one text. @public for the build */
export const ruleTexts = emotion.cache.inserted
