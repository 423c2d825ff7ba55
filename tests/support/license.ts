import { screen } from '@testing-library/react';

export const ATTACH = 'licensing/attach-licenses';
export const keyField = () => screen.getByRole('textbox', { name: 'License key' });
export const activateButton = () => screen.getByRole('button', { name: 'Activate' });
