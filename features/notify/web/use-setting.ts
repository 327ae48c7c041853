import { useRow } from '#kit/web/store/hooks.ts';
import { SETTINGS } from '../contract.ts';
import { defaultSetting, type Setting } from './projections.ts';

export const useSetting = (): Setting => useRow<Setting>('notify_setting', SETTINGS) ?? defaultSetting;
