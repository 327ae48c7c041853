import { Button, ExternalLink, IconButton, LinkButton } from '#kit/web/ui/Button.tsx';
import { Checkboxes } from '#kit/web/ui/Checkboxes.tsx';
import { Chip, ChipRow } from '#kit/web/ui/ChipRow.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Composer } from '#kit/web/ui/Composer.tsx';
import { Field, PasswordField, Select, TextArea } from '#kit/web/ui/Field.tsx';
import { CameraIcon, CloseIcon } from '#kit/web/ui/icons.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { Mic } from '#kit/web/ui/Mic.tsx';
import { PhoneIcon } from '#kit/web/ui/more-icons.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { Tabs } from '#kit/web/ui/Tabs.tsx';
import { noop, type DesignWords, type Sections } from './section.ts';

const TONES = ['primary', 'quiet', 'plain', 'danger'] as const;

const crops = (words: DesignWords) => [
  { value: 'maize', label: words.maize },
  { value: 'beans', label: words.beans },
  { value: 'coffee', label: words.coffee, disabled: true },
];

export const controlSections = {
  buttons: (words) => (
    <Stack>
      {TONES.map((tone) => (
        <Row key={tone} gap="small">
          <Button tone={tone}>{words.save}</Button>
          <Button tone={tone} icon={CameraIcon}>
            {words.camera}
          </Button>
          <Button tone={tone} busy>
            {words.save}
          </Button>
          <Button tone={tone} disabled>
            {words.save}
          </Button>
        </Row>
      ))}
      <Button wide>{words.save}</Button>
      <Row gap="small">
        <LinkButton to="/design" tone="quiet">
          {words.more}
        </LinkButton>
        <ExternalLink href="tel:+254700000000" tone="quiet" icon={PhoneIcon}>
          {words.call}
        </ExternalLink>
        <IconButton label={words.back} icon={CloseIcon} />
        <IconButton label={words.remove} icon={CloseIcon} disabled />
        <ReadAloud text={words.reason} />
        <Mic onTranscript={noop} onFailed={noop} />
      </Row>
      <ChipRow label={words.notes}>
        <Chip onClick={noop}>{words.more}</Chip>
        <Chip disabled onClick={noop}>
          {words.done}
        </Chip>
      </ChipRow>
      <Composer
        label={words.notes}
        value=""
        onChange={noop}
        onSend={noop}
        sendLabel={words.done}
        isSendDisabled
        placeholder={words.sample}
      />
    </Stack>
  ),
  fields: (words) => (
    <Stack>
      <Field label={words.name} hint={words.nameHint} value="" onChange={noop} />
      <Field label={words.name} value={words.sample} onChange={noop} />
      <Field label={words.name} value="" error={words.nameError} onChange={noop} />
      <Field label={words.name} value={words.sample} disabled onChange={noop} />
      <PasswordField label={words.password} value="maharagwe" onChange={noop} />
      <TextArea label={words.notes} value={words.reason} onChange={noop} />
      <Select label={words.crop} value="beans" options={crops(words)} onChange={noop} />
    </Stack>
  ),
  choices: (words) => (
    <Stack>
      <Choice label={words.crop} options={crops(words)} value="maize" onChange={noop} />
      <Checkboxes label={words.crop} options={crops(words)} values={['beans']} onChange={noop} />
    </Stack>
  ),
  tabs: (words) => (
    <Tabs
      label={words.facts}
      tabs={(['crops', 'satellite', 'history'] as const).map((id) => ({ id, label: words.tabs[id] }))}
      current="crops"
      onChange={noop}
    >
      <p>{words.reason}</p>
    </Tabs>
  ),
} satisfies Sections;
