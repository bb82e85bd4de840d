// Run by `npm run secrets:rotate -- add | use | drop | accept`. Changes the secrets of DATA_DIR in three steps, with a restart of every
// server after each, so that no server meets a signature of a secret that it does not have. Those of SECRET_KEYS are changed there.
import { acceptSecrets } from '../../platform/config/agree-on-secrets.ts'
import { openSecrets } from '../../platform/config/open-secrets.ts'
import { atInstallation } from '../../platform/postgres/at-installation.ts'
import { addSecrets, dropSecrets, useSecrets } from '../use-cases/rotate-secrets.ts'

const usage = `npm run secrets:rotate -- add     a new secret beside each: accepted, not yet used; then restart every server
npm run secrets:rotate -- use     the new ones sign and seal, the former ones are accepted; then restart every server
npm run secrets:rotate -- drop    what former ones sealed is sealed anew, and they go; with --all those of recovery codes and of
                                  settings of extensions go too, which are void then
npm run secrets:rotate -- accept  where former secrets are lost: the present ones are those of this database
`
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const [step, ...flags] = process.argv.slice(2)
const steps = ['add', 'use', 'drop', 'accept']
if (step === undefined || !steps.includes(step) || flags.some((flag) => flag !== '--all')) {
  process.stderr.write(usage)
  process.exit(2)
}
await atInstallation(async ({ config, db }) => {
  if (step === 'accept') {
    await acceptSecrets(db, await openSecrets(config))
    print('The secrets of this server are now those of the database.')
    return
  }
  if (config.SECRET_KEYS.length > 0 && step !== 'drop')
    print(
      'SECRET_KEYS is set: put the new key last, later first, and take the former one out at the end. Files are changed besides.',
    )
  if (step === 'add') await addSecrets(config.DATA_DIR)
  else if (step === 'use') await useSecrets(config.DATA_DIR)
  else for (const line of await dropSecrets({ db, config, isAll: flags.includes('--all') })) print(line)
  print('Restart every server now, one after the other.')
})
