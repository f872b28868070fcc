import { buttonTargets } from '@venue/domain';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { AnyPicture } from '../../media/any-picture.tsx';
import { Modal } from '../../shell/modal.tsx';
import type { RouteFormInput } from './route-input.ts';
import styles from './route-preview.module.css';

type RoutePreviewProps = {
  isOpen: boolean;
  /** As typed so far, saved or not, picked pictures too. */
  route: RouteFormInput;
  onClose: () => void;
};

/** The custom page with its panels left and right in turn; its buttons open in a new tab, so that no work is left. */
export function RoutePreview({ isOpen, route, onClose }: RoutePreviewProps) {
  return (
    <Modal
      isOpen={isOpen}
      title="Preview"
      description="This is how guests will see the page."
      width="preview"
      onClose={onClose}
    >
      <div className={styles.page}>
        <div className={styles.top}>
          <AnyPicture value={route.topImg} sizes="46rem" />
          <h2>{route.title || 'No title yet'}</h2>
        </div>
        <div className={styles.intro}>
          <h3>{route.introTitle}</h3>
          <p>{route.introDesc}</p>
        </div>
        {route.panels.map((panel, index) => (
          <section key={index} className={styles.panel}>
            <AnyPicture value={panel.panelImg} sizes="23rem" />
            <div className={styles.words}>
              {panel.panelTitle && <h3>{panel.panelTitle}</h3>}
              {panel.panelDesc && <p>{panel.panelDesc}</p>}
              {panel.panelButtonType && (
                <ButtonAnchor
                  look="quiet"
                  small
                  href={buttonTargets[panel.panelButtonType].to}
                  target="_blank"
                  rel="noopener"
                >
                  {buttonTargets[panel.panelButtonType].label}
                </ButtonAnchor>
              )}
            </div>
          </section>
        ))}
      </div>
    </Modal>
  );
}
