import createEmotion from '@emotion/css/create-instance'

// The build evaluates every styles file and emits class names and rules, so that browsers never download emotion. The
// build also adds browser prefixes, so emotion needs no prefixer.
const emotion = createEmotion({ key: 'wd', stylisPlugins: [] })

/** Functions that create class names from style objects. */
export const { css, cx, keyframes } = emotion

/** The rules of all names that `css`, `cx` and `keyframes` have returned. @public for the build */
export const ruleTexts = emotion.cache.inserted
