import type { Session } from '#app/api/session.ts';
import { DeviceList } from './device-list.tsx';
import { EmailSetting } from './email-setting.tsx';
import { PasswordSetting } from './password-setting.tsx';
import { SecondFactorSetting } from './second-factor-setting.tsx';

export function SecuritySettings({ staff, onLeft }: { staff: Session; onLeft(): unknown }) {
  return (
    <>
      <PasswordSetting email={staff.email} />
      <EmailSetting email={staff.email} />
      <SecondFactorSetting isOn={staff.second_factor} />
      <DeviceList onLeft={onLeft} />
    </>
  );
}
