import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { app } from './lib/app.svelte'
import { stayNew } from './lib/newer'

const target = document.getElementById('app')!
stayNew()
// Whoever deleted everything, in another tab, is forgotten here too: this one would write it all down again.
addEventListener('storage', (event) => event.key === null && location.reload())
try {
  await app.begin()
  mount(App, { target })
} catch {
  // Not even the words came: a sign that needs none.
  const again = document.createElement('button')
  again.className = 'primary reload'
  again.textContent = '↻ 8½'
  again.onclick = () => location.reload()
  target.append(again)
}
