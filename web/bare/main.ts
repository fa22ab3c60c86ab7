/** The least that this framework can show: what `furrow bench web` measures beside a table, to know the machine. */

import { mount } from 'svelte'
import Bare from './Bare.svelte'

const target = document.getElementById('app')
if (target !== null) mount(Bare, { target })
