import { mount } from 'svelte'
import Page from './WalletPage.svelte'

mount(Page, { target: document.querySelector('#page') })
